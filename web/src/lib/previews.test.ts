import { expect, test } from "vitest";

import type { Previewed } from "@/generated/protocol";

import { Previews } from "./previews";
import type { Answer, Question } from "./socket";

const previewed = (at: number): Previewed => ({ t: "previewed", id: "x", at, facts: [], changes: [], certain: true });
const tooMany: Answer = { t: "refused", id: "x", refusal: { code: "too-many", message: "", clause: "", because: null, arguments: {} } };

const table = (...answers: Answer[]) => {
  const heard: Question[] = [];
  const previews = new Previews((question) => {
    heard.push(question);
    return Promise.resolve(answers[heard.length - 1] ?? expect.fail("asked too often"));
  });
  return { heard, previews };
};

test("a move is requested once per position, even before the answer arrives", async () => {
  const { heard, previews } = table(previewed(3));
  const both = [previews.of("draw", 3, 0), previews.of("draw", 3, 0)];
  expect(await Promise.all(both)).toEqual([previewed(3), previewed(3)]);
  expect(heard).toEqual([{ t: "preview", at: 3, move: "draw" }]);
});

test("another position or another seat is a new request", async () => {
  const { heard, previews } = table(previewed(3), previewed(4), previewed(4));
  await previews.of("draw", 3, 0);
  await previews.of("draw", 4, 0);
  await previews.of("draw", 4, 1);
  expect(heard).toHaveLength(3);
});

test("a refusal is not kept", async () => {
  const { heard, previews } = table(tooMany, previewed(3));
  expect(await previews.of("draw", 3, 0)).toBeNull();
  expect(await previews.of("draw", 3, 0)).toEqual(previewed(3));
  expect(heard).toHaveLength(2);
});

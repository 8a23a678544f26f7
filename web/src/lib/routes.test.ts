import { expect, test } from "vitest";

import { route } from "./routes";

test("every address leads to its page", () => {
  expect(route("/")).toEqual({ page: "Lobby", given: {} });
  expect(route("/new/little-town")).toEqual({ page: "NewTable", given: { game: "little-town" } });
  expect(route("/t/aB3_-x")).toEqual({ page: "Table", given: { id: "aB3_-x" } });
  expect(route("/t/aB3/replay/")).toEqual({ page: "Replay", given: { id: "aB3" } });
  expect(route("/rules/sylve")).toEqual({ page: "Rules", given: { game: "sylve" } });
  expect(route("/rules/sylve/provenance")).toEqual({ page: "Provenance", given: { game: "sylve" } });
  expect(route("/rules/sylve/components")).toEqual({ page: "Components", given: { game: "sylve" } });
  expect(route("/rules/sylve/components/401a181091b4")).toEqual({ page: "Components", given: { game: "sylve", table: "401a181091b4" } });
  expect(route("/learn/sylve")).toEqual({ page: "Learn", given: { game: "sylve" } });
  expect(route("/learn/sylve/a-turn")).toEqual({ page: "Lesson", given: { game: "sylve", chapter: "a-turn" } });
  expect(route("/verify")).toEqual({ page: "Verify", given: {} });
  expect(route("/devices")).toEqual({ page: "Devices", given: {} });
  expect(route("/join")).toEqual({ page: "Join", given: {} });
  expect(route("/mail/0a-1b/stop")).toEqual({ page: "Mail", given: { token: "0a-1b", what: "stop" } });
});

test("an address that leads nowhere has no page", () => {
  expect(route("/t")).toBeNull();
  expect(route("/t/a/b")).toBeNull();
  expect(route("/new/../x")).toBeNull();
});

/** Passkeys: the browser's own WebAuthn, with the server's options in JSON and the answers in JSON. */

import type { Ceremony, SessionSheet, SignedPasskey } from "@/generated/http";
import { post } from "@/lib/http";

/** The person closed the browser's dialogue, or it took too long. */
export class Cancelled extends Error {}

/** Does this browser know passkeys, and read them from JSON? */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function" &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function";

const signed = async (asked: Promise<Credential | null>): Promise<SignedPasskey> => {
  const credential = await asked.catch((error: unknown) => {
    throw new Cancelled(String(error));
  });
  if (!(credential instanceof PublicKeyCredential)) throw new Cancelled();
  return { credential: { ...credential.toJSON() } };
};

/** Make an account of this name, or add a passkey to the one there is. */
export const makePasskey = async (name: string): Promise<SessionSheet> => {
  const { options } = await post<Ceremony>("/api/account/begin", { name });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return post<SessionSheet>("/api/account/finish", await signed(navigator.credentials.create({ publicKey })));
};

/** Sign in with any passkey that the browser has for this place. */
export const signIn = async (): Promise<SessionSheet> => {
  const { options } = await post<Ceremony>("/api/account/ask", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return post<SessionSheet>("/api/account/sign-in", await signed(navigator.credentials.get({ publicKey })));
};

import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

/** A new Ed25519 key, as PEM text. */
export const newSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** The public half of a signing key, as PEM text. */
export const publicKeyOf = (signingKey: string): string =>
  createPublicKey(createPrivateKey(signingKey)).export({ type: 'spki', format: 'pem' }).toString();

/** Claims as signed text for a URL: anyone can read them, only the holder of the key can create them. */
export function signClaims(signingKey: string, claims: object): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const signature = sign(null, Buffer.from(body), createPrivateKey(signingKey));
  return `${body}.${signature.toString('base64url')}`;
}

/** Longest text that fits into a URL, in characters. */
const longestInAddress = 1_100;

/**
 * The claims of a signed text, whose shape the caller checks; null if the text was not signed with the key.
 * @param longest limit in characters; a longer text yields null
 */
export function verifiedClaims(publicKey: string, text: string, longest: number = longestInAddress): unknown {
  const [, body, signature] = (text.length <= longest && /^([\w-]+)\.([\w-]{86})$/.exec(text)) || [];
  if (body === undefined || signature === undefined) return null;
  const isSigned = verify(null, Buffer.from(body), createPublicKey(publicKey), Buffer.from(signature, 'base64url'));
  return isSigned ? JSON.parse(Buffer.from(body, 'base64url').toString()) : null;
}

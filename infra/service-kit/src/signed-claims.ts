import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

/** A new Ed25519 key, as PEM text. */
export const newSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** The public half of a signing key, as PEM text. */
export const publicKeyOf = (signingKey: string): string =>
  createPublicKey(createPrivateKey(signingKey)).export({ type: 'spki', format: 'pem' }).toString();

/** Claims as text for an address: readable by everyone, made by the holder of the key only. */
export function signClaims(signingKey: string, claims: object): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const signature = sign(null, Buffer.from(body), createPrivateKey(signingKey));
  return `${body}.${signature.toString('base64url')}`;
}

/** Characters of a text that fits into an address. */
const longestInAddress = 1_100;

/**
 * The claims of a signed text, whose shape the caller checks; null when the text was not signed with the key.
 * @param longest characters; a longer text is not read
 */
export function verifiedClaims(publicKey: string, text: string, longest: number = longestInAddress): unknown {
  const [, body, signature] = (text.length <= longest && /^([\w-]+)\.([\w-]{86})$/.exec(text)) || [];
  if (body === undefined || signature === undefined) return null;
  const isSigned = verify(null, Buffer.from(body), createPublicKey(publicKey), Buffer.from(signature, 'base64url'));
  return isSigned ? JSON.parse(Buffer.from(body, 'base64url').toString()) : null;
}

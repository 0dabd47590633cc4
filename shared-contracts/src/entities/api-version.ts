/**
 * Version of the product API's schemas (semver), published in its OpenAPI document. It changes with the schemas and is independent of
 * the run-time contract (the package's version): browsers load no schema, so a change here requires no new release of remotes.
 */
export const apiVersion = '1.15.0';

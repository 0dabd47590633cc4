/**
 * Version of the product API's schemas (semver), published in its OpenAPI document. It moves with the schemas and is independent of
 * the run-time contract (the package's version): browsers load no schema, so a change here asks no remote for a new release.
 */
export const apiVersion = '1.1.0';

/** The product API with the demo catalogue, for tests of frontends that call it. */
export { newEmail, type SharedApi, sharedApi } from '@bergauf/api/testing/shared-api/shared-api';

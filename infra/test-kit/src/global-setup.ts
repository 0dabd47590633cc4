/** Starts the product API of a test run with the first test that calls it, and ends it with the run. */
export { default } from '@bergauf/api/testing/shared-api/global-setup';

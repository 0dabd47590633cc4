/** Replaces the reader of modules that are added to a running remote: every list is complete when the remote starts. */
export function updateConsumeOptions() {}

/** Replaces the texts of the federation's errors in the host's browser build: every message has its code, which the federation's documentation explains. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};

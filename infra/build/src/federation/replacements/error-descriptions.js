/** Replaces the texts of the federation's errors in the host's browser build: every message has its code and a link to the text. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};

/** Compiles ICU messages at build time, so that no parser reaches the browser. */
module.exports = function messagesLoader(source) {
  const done = this.async();
  import('icu-minify/compile')
    .then(({ default: compile }) => {
      const compiled = Object.entries(JSON.parse(source)).map(([key, text]) => [key, compiledText(compile, key, text)]);
      done(null, JSON.stringify(Object.fromEntries(compiled)));
    })
    .catch((cause) => done(new Error(`${this.resourcePath}: ${cause.message}`, { cause })));
};

/** A date or time argument: its style would be ignored, its time zone that of the device, and its English American. */
const dateArgument = /\{\s*[\w-]+\s*,\s*(?:date|time)\b/;

/** The compiler says what is wrong, and not in which message. */
function compiledText(compile, key, text) {
  if (dateArgument.test(text)) {
    throw new Error(`the message ${key} formats a date or time; give it the text of shared-contracts/dates: ${text}`);
  }
  try {
    return compile(text);
  } catch (cause) {
    throw new Error(`the message ${key} is no ICU message (${cause.message}): ${text}`, { cause });
  }
}

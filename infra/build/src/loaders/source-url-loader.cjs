const path = require('node:path');

/**
 * Lets modules of a bundle find the files beside their sources: `import.meta.url` becomes the address of the source file, relative to
 * the bundle. A bundle can so be moved to another folder, together with those files.
 */
module.exports = function sourceUrl(source) {
  if (!source.includes('import.meta.url')) return source;
  const { folders } = this.getOptions();
  const [own] = folders.filter(({ sources }) => this.resourcePath.startsWith(sources));
  const folder = (own ?? folders[0]).folder;
  // The bundles are in several folders.
  if (!own && folders.length > 1) throw new Error('A module that services share cannot know where it is');
  const relative = path.relative(folder, this.resourcePath).split(path.sep).join('/');
  return source.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative)}, import.meta.url).href`);
};

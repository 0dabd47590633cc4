import type { Localized } from '@bergauf/catalogue-format/records/fields';
import type { CatalogueCategory } from '../reference/categories.ts';
import type { ProductLine } from './kind-spec.ts';
import type { Random } from './random.ts';

/** Adds the English text only if every part has one: half a translation is worse than none. */
function joined(parts: readonly Localized[], join: (texts: readonly string[]) => string): Localized {
  const english = parts.flatMap(({ en }) => en ?? []);
  const at = join(parts.map((part) => part.at));
  return english.length === parts.length ? { at, en: join(english) } : { at };
}

/** A product's name in both locales: model and noun. */
export function productName(model: string, noun: Localized): Localized {
  return joined([noun], ([text]) => `${model} ${text}`);
}

/** An opener and two body sentences, then a closer preceded by the category's note. */
export function describe(random: Random, line: ProductLine, { note }: CatalogueCategory, model: string): Localized {
  const opening = [...random.sample(line.openers, 1), ...random.sample(line.bodies, 2)];
  const closing = [...(note ? [note] : []), ...random.sample(line.closers, 1)];
  return joined([...opening, ...closing], (texts) =>
    [texts.slice(0, opening.length).join(' '), texts.slice(opening.length).join(' ')]
      .join('\n\n')
      .replaceAll('{name}', model),
  );
}

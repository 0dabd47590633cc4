import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WordForms } from './word-lookup.ts';
import { createWordLookup } from './word-lookup.ts';

// Few letters, so that words often contain one another.
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'n'), maxLength: 6 });
const forms = fc.record({ text: letters.filter(Boolean), german: letters, english: letters });

it('finds the words that contain a part or share a stem, and no others', () => {
  fc.assert(
    fc.property(fc.array(forms), fc.array(letters, { maxLength: 2 }), forms, (words, parts, typed) => {
      const isMeant = ({ text, german, english }: WordForms) =>
        german === typed.german ||
        english === typed.english ||
        parts.some((part) => part !== '' && text.includes(part));
      const expected = words.flatMap((word, position) => (isMeant(word) ? [position] : []));
      expect(createWordLookup(words)(parts, typed)).toEqual(expected);
    }),
  );
});

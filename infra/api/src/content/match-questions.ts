import type { HelpAnswers } from 'shared-contracts/entities';
import { normaliseTownName } from '../stores/find-place.ts';

/** A question with its answer, and the page that has it. */
export type Question = HelpAnswers['answers'][number];

const endings = /(?:en|er|es|em|e|n|s)$/;
const shortestStem = 4;

/** German and English words without their usual endings: "Rückgaben" finds "Rückgabe". Compounds are found by any part. */
function stem(word: string): string {
  const bare = word.replace(endings, '');
  return bare.length >= shortestStem ? bare : word;
}

/** Questions often begin with these. They would match everything. */
const fillerWords =
  'der die das den dem ein eine einen ich du wir ihr sie es mein meine meinen dein deine und oder zu zum zur im in ist sind wie was wo wann warum kann muss habe fuer mit von auf the a an i you my your and or to is are how what where when why can do does for with of on';

/** Normalised like the words of a query: `für` and `fuer` are the same word. */
const fillers = new Set(fillerWords.split(' ').map(normaliseTownName));

function wordsOf(query: string): string[] {
  const words = normaliseTownName(query).split(/[^\p{L}\p{N}]+/u);
  const meant = words.filter((word) => word.length > 1 && !fillers.has(word));
  return [...new Set(meant.map(stem))];
}

const places = [
  [({ question }: Question) => question, 4],
  [({ page }: Question) => page.name, 2],
  [({ answer }: Question) => answer, 1],
] as const;

/**
 * How well a question matches one word: depends on the text that contains it, and counts more at the beginning of a word; 0 without a
 * match.
 */
function weightOf(word: string, texts: readonly (readonly [text: string, weight: number])[]): number {
  const weights = texts.map(([text, weight]) => {
    if (text.includes(` ${word}`)) return weight * 2;
    return text.includes(word) ? weight : 0;
  });
  return Math.max(...weights);
}

/** The questions that contain every word of a search in question, answer or page title, the best first. None without a word. */
export function matchQuestions(questions: readonly Question[], query: string): Question[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const rated = questions.map((question) => {
    const texts = places.map(([textOf, weight]) => [` ${normaliseTownName(textOf(question))}`, weight] as const);
    const weights = words.map((word) => weightOf(word, texts));
    return { question, weight: weights.includes(0) ? 0 : weights.reduce((sum, one) => sum + one, 0) };
  });
  return rated
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ question }) => question);
}

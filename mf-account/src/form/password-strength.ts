/** How easy a password is to guess, with the reason where there is a helpful one. */
export type PasswordStrength = 'short' | 'common' | 'personal' | 'pattern' | 'weak' | 'fair' | 'strong';

const shortest = 8;

/** Parts of the most common passwords of German and English speakers, without trailing digits and symbols. */
const common = (
  'passwort password passw pass kennwort geheim secret schatz schatzi schatzl hallo hallowelt hello servus moin welcome willkommen ' +
  'sommer winter herbst frühling fruehling summer spring autumn sonne sonnenschein sunshine sunny regen himmel stern sterne mond ' +
  'januar februar märz april juni juli august september oktober november dezember montag freitag samstag sonntag january friday sunday ' +
  'qwertz qwerty asdfgh asdf yxcvbn zxcvbn abc abcd abcdef test testtest tester demo temp default changeme letmein login admin ' +
  'administrator root user gast guest master computer internet samsung android iphone google facebook windows linux server hacker ' +
  'iloveyou ichliebedich liebe lieben liebling love lover loveme engel angel baby babe honey sweety sweet mausi maus mäuschen hase ' +
  'hasi hasilein spatz spatzi bärchen baerchen prinz prinzessin princess queen king könig blume flower rose cookie keks schoko ' +
  'schokolade banane kaffee familie family mama papa mutter vater oma opa mami papi kinder freunde friends freedom freiheit leben ' +
  'glück hund katze pferd tiger löwe adler drache dragon monkey bär wolf panther falcon eagle horse chicken dolphin delphin fisch ' +
  'fussball fußball football soccer baseball basketball hockey golf bayern rapid schalke dortmund borussia austria sturm arsenal ' +
  'liverpool chelsea barcelona ferrari porsche mercedes harley yamaha mustang österreich oesterreich deutschland germany schweiz wien ' +
  'berlin münchen hamburg köln salzburg innsbruck graz linz london paris tirol steiermark berg berge alpen bergauf wandern schule ' +
  'mustermann muster niemand nichts egal keine ahnung ficken arschloch scheisse scheiße fuck fuckyou fucking sexy lol blabla bla ' +
  'superman batman spiderman ironman starwars pokemon pikachu naruto minecraft fortnite gamer killer hunter shadow ninja ranger ' +
  'phoenix matrix merlin gandalf hobbit harry potter snoopy garfield donald mickey metallica rammstein trustno whatever nothing ' +
  'michael thomas stefan andreas daniel martin peter alexander christian markus manuel florian lukas tobias sebastian patrick robert ' +
  'wolfgang josef johannes hannes franz georg jakob david simon philipp felix maximilian julian fabian dominik matthias jonas paul ' +
  'sandra claudia sabine andrea julia anna maria laura lisa sarah katharina christina nicole melanie barbara petra monika susanne ' +
  'birgit karin eva elisabeth theresa magdalena sophie sophia lena lea hannah emma mia jessica jennifer vanessa jasmin michelle ' +
  'nadine daniela charlie jordan andrew joshua george ashley amanda matthew william thunder silver golden black purple orange lucky'
).split(' ');

const rows = ['qwertzuiopü', 'qwertyuiop', 'asdfghjklöä', 'yxcvbnm', 'zxcvbnm'];

/** Lower case, with common substitutions reversed. */
function plain(text: string): string {
  const letters: Readonly<Record<string, string>> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
  };
  return text.toLowerCase().replace(/[013457@$]/g, (sign) => letters[sign] ?? sign);
}

/** Without digits and symbols around it. */
const core = (text: string): string => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Whether the second character follows the first: `ab`, `21`, `aa`, or `er` on the keyboard. */
function follows(before: string, after: string): boolean {
  if (/^[\p{L}\d]{2}$/u.test(before + after) && Math.abs(before.charCodeAt(0) - after.charCodeAt(0)) <= 1) return true;
  return before === after || rows.some((row) => row.includes(before + after) || row.includes(after + before));
}

/** Number of characters that continue a sequence, a repetition, or the first half of the text. */
function predictable(text: string): number {
  const characters = [...text.toLowerCase()];
  const half = text.length / 2;
  if (text.length % 2 === 0 && text.slice(0, half) === text.slice(half)) return half;
  return characters.filter((character, index) => {
    const [first, second] = [characters[index - 2], characters[index - 1]];
    return first !== undefined && second !== undefined && follows(first, second) && follows(second, character);
  }).length;
}

/** Bits of a common word, of a dictionary word, of a year, of a date, of a digit and of any other character. */
const bits = { common: 10, word: 16, letter: 2.5, year: 7, day: 15, digit: 3.3, other: 5 };

/** Longest run of letters that counts as one word; a longer one counts as several. */
const longestWord = 14;

const day =
  /(0?[1-9]|[12]\d|3[01])[./-]?(0[1-9]|1[0-2])[./-]?(19|20)\d\d|(19|20)\d\d[./-]?(0[1-9]|1[0-2])[./-]?(0[1-9]|[12]\d|3[01])/g;
const year = /(19|20)\d\d/g;

/** Replaces common words and dates by a character that counts nothing. @returns the rest, and the bits of the replaced parts */
function withoutKnown(text: string): { rest: string; known: number } {
  let known = 0;
  const replaceBy = (cost: number) => (): string => {
    known += cost;
    return '\0';
  };
  let rest = text.replace(day, replaceBy(bits.day)).replace(year, replaceBy(bits.year));
  for (const word of common.filter(({ length }) => length > 3).toSorted((a, b) => b.length - a.length)) {
    const at = Math.max(rest.toLowerCase().indexOf(word), plain(rest).indexOf(word));
    if (at < 0) continue;
    known += bits.common;
    rest = `${rest.slice(0, at)}\0${rest.slice(at + word.length)}`;
  }
  return { rest, known };
}

/** Bits for an attacker who knows words and dates: three letters or more are a word, other characters are chosen one by one. */
function bitsOf(text: string): number {
  const { rest, known } = withoutKnown(text);
  const words = rest.match(/\p{L}\p{Ll}{2,}|\p{Lu}{3,}/gu) ?? [];
  const inWords = words.reduce((sum, { length }) => sum + length, 0);
  const ofWords = words.reduce(
    (sum, { length }) => sum + Math.min(length * bits.letter, Math.ceil(length / longestWord) * bits.word),
    0,
  );
  const digits = (rest.match(/\d/g) ?? []).length;
  const others = rest.replaceAll('\0', '').length - inWords - digits;
  return known + ofWords + digits * bits.digit + others * bits.other;
}

/**
 * Estimates the strength of a password. It helps to choose one; the API decides what it accepts.
 * @param personal the shopper's names and email address
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  if ([...password].length < shortest) return 'short';
  if ([core(password), core(plain(core(password)))].some((text) => common.includes(text))) return 'common';
  const parts = personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u)).filter((part) => part.length >= 4);
  const rest = parts.reduce((text, part) => text.replace(part, ''), password.toLowerCase());
  if (rest.length < shortest && rest.length < password.length) return 'personal';
  const guessable = predictable(password);
  const outsideOfDates = password.replace(day, '').replace(year, '').length;
  if (guessable > password.length / 3 || outsideOfDates < password.length / 2) return 'pattern';
  const found = bitsOf(password) * (1 - guessable / password.length);
  if (found < 26) return 'weak';
  return found < 36 ? 'fair' : 'strong';
}

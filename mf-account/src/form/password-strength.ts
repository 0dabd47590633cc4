/** How easy a password is to guess, with the reason where there is one that helps. */
export type PasswordStrength = 'short' | 'common' | 'personal' | 'pattern' | 'weak' | 'fair' | 'strong';

const shortest = 8;

/** What the most common passwords of German and English speakers consist of; endings of digits and symbols are left out. */
const common =
  'passwort password kennwort geheim schatz schatzi hallo hallowelt sommer winter herbst frühling fruehling qwertz qwerty asdfgh yxcvbn ' +
  'iloveyou ichliebedich letmein welcome willkommen master admin administrator login dragon monkey football fussball baseball sunshine ' +
  'princess prinzessin superman batman starwars michael thomas stefan andreas daniel martin sandra claudia sabine charlie michelle ' +
  'trustno computer internet samsung android österreich oesterreich austria deutschland wien salzburg innsbruck ficken arschloch ' +
  'lol blabla test testtest schule mustermann abc abcdef abcd pokemon naruto minecraft shadow killer hunter freedom whatever bergauf';

const rows = ['qwertzuiopü', 'qwertyuiop', 'asdfghjklöä', 'yxcvbnm', 'zxcvbnm'];

/** Lower case, with the usual replacements undone. */
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

/** Whether the second character follows the first: `ab`, `21`, `aa`, `er` on the keyboard. */
function follows(before: string, after: string): boolean {
  if (/^[\p{L}\d]{2}$/u.test(before + after) && Math.abs(before.charCodeAt(0) - after.charCodeAt(0)) <= 1) return true;
  return before === after || rows.some((row) => row.includes(before + after) || row.includes(after + before));
}

/** Characters that continue a sequence, a repetition, or the first half of the text. */
function predictable(text: string): number {
  const characters = [...text.toLowerCase()];
  const half = text.length / 2;
  if (text.length % 2 === 0 && text.slice(0, half) === text.slice(half)) return half;
  return characters.filter((character, index) => {
    const [first, second] = [characters[index - 2], characters[index - 1]];
    return first !== undefined && second !== undefined && follows(first, second) && follows(second, character);
  }).length;
}

/** Bits that a guesser who knows words has to try: three letters and more are a word, other characters are chosen one by one. */
function bitsOf(text: string): number {
  const inWords = (text.match(/\p{L}{3,}/gu) ?? []).reduce((sum, word) => sum + word.length, 0);
  const digits = (text.match(/\d/g) ?? []).length;
  return inWords * 2.5 + digits * 3.3 + (text.length - inWords - digits) * 5;
}

/**
 * Estimates a password. It helps to choose one; the API decides what it accepts.
 * @param personal the shopper's names and e-mail address
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  if ([...password].length < shortest) return 'short';
  const words = common.split(' ');
  if ([core(password), core(plain(core(password)))].some((text) => words.includes(text))) return 'common';
  const parts = personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u)).filter((part) => part.length >= 4);
  const rest = parts.reduce((text, part) => text.replace(part, ''), password.toLowerCase());
  if (rest.length < shortest && rest.length < password.length) return 'personal';
  const guessable = predictable(password);
  if (guessable > password.length / 3) return 'pattern';
  const bits = bitsOf(password) * (1 - guessable / password.length);
  if (bits < 26) return 'weak';
  return bits < 36 ? 'fair' : 'strong';
}

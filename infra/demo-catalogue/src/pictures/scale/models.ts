import type { Colours } from '../colours.ts';
import { area, gradient, line, panel } from '../strokes.ts';

/** What a product stands beside: a person without a face, or a hand. */
export type Model = {
  /** Centimetres. */
  readonly height: number;
  readonly width: number;
  /** Units of the drawing for a centimetre. The drawing stands on y = 0, and x = 0 is its middle. */
  readonly unit: number;
  readonly draw: (colours: Colours) => string;
};

const skin = 'url(#model)';

/** Definitions of every model. */
export const modelDefs = ({ paper, chalk, stone }: Colours): string =>
  gradient('model', [paper, chalk, stone], [0, 0, 1, 0.35]);

/** Right arm, leg and shoe; the left ones mirror them. */
const arm = 'M90-640Q96-540 112-440 108-400 121-346 128-324 141-338 154-380 139-440 136-540 122-640z';
const leg = 'M0-500H77Q94-440 91-392 87-300 68-224 70-140 50-34H18Q31-150 22-240 15-320 0-394z';
const shoe = 'M17-36H49Q48-20 60-12V0H18z';
const neck = 'M-21-780-23-740-42-714H42L23-740 21-780z';
const shirt =
  'M-38-722Q-102-710-113-680-124-650-126-592L-91-586-86-640Q-73-540-80-476H80Q73-540 86-640L91-586 126-592Q124-650 113-680 102-710 38-722 0-698-38-722z';
const head = 'M0-875C28-875 42-846 38-808 34-776 16-755 0-755S-34-776-38-808C-42-846-28-875 0-875z';
const hair = 'M-39-800C-52-860-30-880 0-880S52-860 39-800Q36-848 6-850-30-848-39-800z';

/**
 * A person in plain grey clothes, so that the product has the only colours.
 * @param body the scale of the body below a head of full size: children have large heads
 * @param lower units by which the head is lower than that of an adult
 */
const person =
  (body: readonly [x: number, y: number], lower: number): Model['draw'] =>
  ({ slate, paper, graphite, stone }) =>
    `<g transform="scale(${body.join(' ')})"><g id="limbs">${panel(arm, skin, slate) + panel(leg, stone, slate) + panel(shoe, graphite, slate)}</g><use href="#limbs" transform="scale(-1 1)"/>${panel(neck, skin, slate) + panel(shirt, paper, slate)}</g>` +
    `<g transform="translate(0 ${lower})">${panel(head, skin, slate) + area(hair, slate)}</g>`;

const hand =
  'M-50 0Q-50-58-84-102L-128-162C-146-192-126-222-102-192L-84-166C-78-200-84-260-80-322-76-362-50-360-46-322L-41-220-39-330C-37-397-1-397 1-330L3-218 8-334C12-370 42-368 42-322L43-208 48-276C54-314 78-308 77-268 80-200 88-130 68-72Q54-40 50 0z';

export const models = {
  /** 175 cm */
  person: {
    height: 175,
    width: 61,
    unit: 5,
    draw: person([1, 1], 0),
  },
  /** 130 cm */
  child: {
    height: 130,
    width: 45,
    unit: 5,
    draw: person([0.76, 0.706], 225),
  },
  /** 19 cm from the wrist to the tip of the middle finger */
  hand: {
    height: 19,
    width: 11,
    unit: 20,
    draw: ({ slate }) =>
      `<g transform="translate(27 0)">${panel(hand, skin, slate) + line('M-82-166Q-62-130-58-88', slate, 2)}</g>`,
  },
} as const satisfies Readonly<Record<string, Model>>;

export type ModelName = keyof typeof models;

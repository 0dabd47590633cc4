import Type, { type Static } from 'typebox';

export const Order = Type.Object({ uuid: Type.String() });
export type Order = Static<typeof Order>;

import type { ReactElement } from 'react';

export { messages } from '../messages.ts';
export declare function Fragment(props: { productId: string; productName: string }): ReactElement;

/** A bar at the lower edge of the window, above everything but the question for consent. */
export type NoticeBar = {
  /** @param close label of a button that closes the bar; without it the bar has none */
  show(text: string, close?: string): void;
  hide(): void;
};

const barStyle = {
  position: 'fixed',
  inset: 'auto 0 0',
  // Above the consent banner, which may appear later. Changing the inset instead would be a layout shift.
  translate: '0 calc(-1 * var(--consent-height, 0px))',
  zIndex: '90',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '0.5rem 1rem',
  padding: '0.75rem 1rem',
  textAlign: 'center',
  color: 'var(--paper)',
  background: 'var(--ink)',
} as const;
const buttonStyle = {
  minBlockSize: 'var(--target)',
  padding: '0 1rem',
  border: '1px solid',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
} as const;

export function createNoticeBar(): NoticeBar {
  // Screen readers announce only what is added to an existing status element.
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  document.body.append(status);
  const hide = (): void => status.replaceChildren();
  return {
    hide,
    show(text, close) {
      const bar = document.createElement('div');
      Object.assign(bar.style, barStyle);
      bar.append(text);
      if (close !== undefined) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = close;
        Object.assign(button.style, buttonStyle);
        button.addEventListener('click', hide);
        bar.append(button);
      }
      status.replaceChildren(bar);
    },
  };
}

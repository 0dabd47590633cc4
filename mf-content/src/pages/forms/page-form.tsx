import type { ReactElement } from 'react';
import type { ContentBlock } from 'shared-contracts/entities';
import { AppointmentEntry, storeSearches } from './appointment-entry.tsx';
import { ContactForm } from './contact-form.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

type PageFormProps = {
  name: string;
  /** The blocks of the page. */
  blocks: readonly ContentBlock[];
};

/** The form of a page by its name; null for an unknown one. */
export function PageForm({ name, blocks }: PageFormProps): ReactElement | null {
  switch (name) {
    case 'contact':
      return <ContactForm />;
    case 'withdrawal':
      return <WithdrawalForm />;
    case 'newsletter':
      return <NewsletterForm />;
    case 'appointment':
      return <AppointmentEntry searches={storeSearches(blocks)} />;
    default:
      return null;
  }
}

import type { ReactElement } from 'react';
import { AppointmentEntry } from './appointment-entry.tsx';
import { ContactForm } from './contact-form.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

/** The form of a page by its name; null for one that this release does not know. */
export function PageForm({ name }: { name: string }): ReactElement | null {
  switch (name) {
    case 'contact':
      return <ContactForm />;
    case 'withdrawal':
      return <WithdrawalForm />;
    case 'newsletter':
      return <NewsletterForm />;
    case 'appointment':
      return <AppointmentEntry />;
    default:
      return null;
  }
}

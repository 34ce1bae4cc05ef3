import { Link as LinkIcon, type LucideIcon, Mail, MapPin, Pencil, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readContact, showAddress } from '#domain/document/sections/contact.ts';
import { validateAnswer } from '#domain/validation/validate-answer.ts';
import { Heading } from '#web/parts/text/text.tsx';
import { sectionTexts as texts } from '#web/texts/profile/profile-sections.ts';
import { IconLink } from '#web/widgets/buttons/icon-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import styles from './contact-card.module.css';

/** The contact details. The edit button is next to the card, on phones above it. */
export function ContactCard({ document, editHref }: { document: UserDocument; editHref: string }) {
  const contact = readContact(document);
  const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ');
  return (
    <div className={styles.row}>
      <div className={styles.card}>
        <Card>
          <Heading level={3} small>
            {name || texts.noName}
          </Heading>
          <dl className={styles.facts}>
            <Fact icon={MapPin} name={texts.address} value={showAddress(contact)} />
            <Fact icon={Phone} name={texts.phone} value={contact.phone} />
            <Fact icon={Mail} name={texts.email} value={contact.email} />
            <Fact icon={LinkIcon} name={texts.linkedIn} value={showLinkedIn(contact.linkedIn)} />
          </dl>
        </Card>
      </div>
      <IconLink icon={Pencil} label={texts.editContact} href={editHref} />
    </div>
  );
}

function Fact({ icon, name, value }: { icon: LucideIcon; name: string; value: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon of={icon} size="sm" />
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd data-missing={value === '' || undefined}>{value === '' ? texts.notAdded(name) : value}</dd>
    </div>
  );
}

/** Links to the profile only if the text is a LinkedIn address. */
function showLinkedIn(stored: string): ReactNode {
  const text = stored.replace(/^https?:\/\/(www\.)?/i, '');
  if (stored === '' || validateAnswer(stored, { answerValidationType: 'LinkedInProfile', required: true }))
    return text;
  return (
    <a
      href={/^https?:/i.test(stored) ? stored : `https://${stored}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {text}
    </a>
  );
}

import { useState } from 'react';
import { RichText } from '#web/parts/text/rich-text.tsx';
import { sectionTexts as texts } from '#web/texts/profile/profile-sections.ts';
import { Button } from '#web/widgets/buttons/button.tsx';

const firstShown = 3;

/** The description of a job: its first three bullets, the rest on request. */
export function Description({ html, of }: { html: string; of: string }) {
  const [whole, setWhole] = useState(false);
  const short = cutBullets(html, firstShown);
  return (
    <>
      <RichText html={whole ? html : short} />
      {short !== html && (
        <Button
          variant="link"
          size="sm"
          aria-expanded={whole}
          aria-label={whole ? texts.showLessOf(of) : texts.showMoreOf(of)}
          onPress={() => setWhole(!whole)}
        >
          {whole ? texts.showLess : texts.showMore}
        </Button>
      )}
    </>
  );
}

/** Returns the HTML unchanged if it has no more bullets than `count`. */
function cutBullets(html: string, count: number): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const surplus = [...body.querySelectorAll('li')].slice(count);
  if (surplus.length === 0) return html;
  for (const bullet of surplus) bullet.remove();
  for (const list of body.querySelectorAll('ul:empty, ol:empty')) list.remove();
  return body.innerHTML;
}

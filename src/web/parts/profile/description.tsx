import { useState } from 'react';
import { RichText } from '#web/parts/text/rich-text.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';

const firstShown = 3;

/** What was done in a job: its first three bullets, the others on request. */
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
          aria-label={`${whole ? 'Show less' : 'Show more'} of ${of}`}
          onPress={() => setWhole(!whole)}
        >
          {whole ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  );
}

/** The same HTML as long as there are no more bullets than that. */
function cutBullets(html: string, count: number): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const surplus = [...body.querySelectorAll('li')].slice(count);
  if (surplus.length === 0) return html;
  for (const bullet of surplus) bullet.remove();
  for (const list of body.querySelectorAll('ul:empty, ol:empty')) list.remove();
  return body.innerHTML;
}

import sanitizeHtml from 'sanitize-html';

/** Reduces HTML from employers, resumes, and people to plain formatting before it is stored. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 'h3', 'h4', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    nestingLimit: 30,
  });
}

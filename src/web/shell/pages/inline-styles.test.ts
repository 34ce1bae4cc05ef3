// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { liftInlineStyles, restoreInlineStyles } from './inline-styles.ts';

describe('styles under our content policy', () => {
  it('no style attribute stays in the HTML; equal ones share a rule', () => {
    const { html, css } = liftInlineStyles(
      '<i style="width:1px"></i><b style="font-family:&quot;A&quot;"></b><u style="width:1px"></u>',
    );
    expect(html).not.toContain(' style="');
    expect(html.match(/data-lifted-style="0"/g)).toHaveLength(2);
    expect(css).toBe('[data-lifted-style="0"]{width:1px}[data-lifted-style="1"]{font-family:"A"}');
  });

  it('a style that could break out of its rule is dropped', () => {
    const { html, css } = liftInlineStyles('<i style="x:y}*{display:none"></i><i style="a:&lt;/style>"></i>');
    expect(html).toBe('<i></i><i></i>');
    expect(css).toBe('');
  });

  it('the browser gets them back before it takes over', () => {
    const { html, css } = liftInlineStyles('<i style="width:1px;--to:66%"></i>');
    document.head.innerHTML = `<style>${css}</style>`;
    document.body.innerHTML = html;
    restoreInlineStyles(document.body, document.querySelector('style')?.sheet);
    const element = document.querySelector('i');
    expect(element?.style.width).toBe('1px');
    expect(element?.style.getPropertyValue('--to')).toBe('66%');
    expect(element?.attributes).toHaveLength(1);
  });
});

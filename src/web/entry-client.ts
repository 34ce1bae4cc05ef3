/** Door: the browser's part of a page that hydrates right away. */
import './themes/layers.css';
import './themes/tokens.css';
import './themes/fonts.css';
import './themes/base.css';
import { hydratePage } from './shell/pages/hydrate-page.tsx';
import { keepEarlyActions } from './shell/pages/keep-early-actions.ts';

const root = document.querySelector<HTMLElement>('#root');
if (root) void hydratePage(root, keepEarlyActions(root));

import type { Fault } from './fault.ts';

const navigation = 'src/web/shell/nav-entries.test.ts';
const pages = 'src/web/entry-server.test.tsx';

export const platformFaults: Fault[] = [
  {
    name: 'a phone has Settings only where a desktop has the tab',
    file: 'src/web/shell/nav-entries.ts',
    from: "mobile || hasFeature(portal, 'SettingsTab')",
    to: "hasFeature(portal, 'SettingsTab')",
    project: 'unit',
    test: navigation,
    named: 'on every portal a phone has SETTINGS',
  },
  {
    name: 'the navigation knows tabs by their name only',
    file: 'src/web/shell/nav-entries.ts',
    from: "readTab(new URLSearchParams(search).get('tab'), listTabs(portal))",
    to: "new URLSearchParams(search).get('tab') ?? 'ReviewAndApply'",
    project: 'unit',
    test: navigation,
    named: 'of a simplified applications page',
  },
  {
    name: 'a public page does not know how far the profile is',
    file: 'src/web/shell/public-layout.tsx',
    from: '<ShellDataContext value={{ progress }}>',
    to: '<ShellDataContext value={{}}>',
    project: 'unit',
    test: 'src/web/shell/public-layout.test.tsx',
  },
  {
    name: 'the profile does not hear dashboardProfileSave',
    file: 'src/web/parts/profile/save-bar.tsx',
    from: 'window.addEventListener(profileSaveEvent, onSave);',
    to: '',
    project: 'unit',
    test: 'src/web/screens/profile/profile-screen.test.tsx',
    named: 'are saved when dashboardProfileSave is fired',
  },
  {
    name: 'the footer of the product has no support block',
    file: 'src/web/shell/product-layout.tsx',
    from: '<Footer fields={false} />',
    to: '<footer />',
    project: 'unit',
    test: pages,
    named: 'ends with phone, email, hours',
  },
  {
    name: 'the footer of the product lists the fields of work',
    file: 'src/web/shell/product-layout.tsx',
    from: '<Footer fields={false} />',
    to: '<Footer />',
    project: 'unit',
    test: pages,
    named: 'lists the fields of work on public pages',
  },
  {
    name: 'the legal notes lose the comparison with manual applications',
    file: 'src/web/shell/footer.tsx',
    from: "  'Comparison of applications submitted through our service with applications submitted manually.',\n",
    to: '',
    project: 'unit',
    test: pages,
    named: 'ends with the legal notes and the year',
  },
];

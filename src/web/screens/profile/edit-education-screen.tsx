import { EditPage } from './edit-page.tsx';

export function EditEducationScreen() {
  return <EditPage section="education" />;
}

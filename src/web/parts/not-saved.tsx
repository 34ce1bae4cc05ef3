import { Banner } from '#web/widgets/banner.tsx';

export const notSaved = "We couldn't save your changes. Please try again.";

export function NotSaved() {
  return <Banner tone="bad">{notSaved}</Banner>;
}

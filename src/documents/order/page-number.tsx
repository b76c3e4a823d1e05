import { Text } from '@react-pdf/renderer';

/** Which page of how many, for what stands on every page. */
export const PageNumber = ({
  say,
}: {
  readonly say: (id: 'document.page', values: { page: number; pages: number }) => string;
}) => <Text render={({ pageNumber: page, totalPages: pages }) => say('document.page', { page, pages })} />;

import { newsletterQuery } from "@caliper/api-client";
import { media } from "@caliper/design-system/theme";
import { useQuery } from "@tanstack/react-query";
import { contained, useClient } from "../provider/index.ts";
import { NewsletterView } from "./NewsletterView.tsx";

/** Phones have no embedded PDF viewer, or one that shows only the first page. */
const canEmbed = () => navigator.pdfViewerEnabled && !window.matchMedia(media.narrow).matches;

/** The published newsletter. */
export const NewsletterViewer = contained("newsletter", NewsletterViewerContent);

function NewsletterViewerContent() {
  const { data, error, isFetching, refetch } = useQuery(newsletterQuery(useClient()));
  return (
    <NewsletterView
      newsletter={data}
      error={isFetching ? null : error}
      onRetry={() => void refetch()}
      canEmbed={canEmbed()}
    />
  );
}

import type { Application, FamilyId } from "@caliper/api-client";
import type { DataColumn } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useTerms } from "../../terms/index.ts";
import { messages } from "./messages.ts";

/** Columns that hold something for at least one vehicle. */
export function useApplicationColumns(
  applications: readonly Application[],
  family: FamilyId,
): readonly DataColumn<Application>[] {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const has = (key: "submodel" | "engine" | "position" | "observation") =>
    applications.some((application) => application[key] !== null);
  // A cylinder's position is a side, which is longer than an axle in both languages.
  const isSided = family === "wheel_cylinders";
  return [
    {
      id: "vehicle",
      header: formatMessage(messages.vehicle),
      isRowHeader: true,
      cell: ({ maker, model }) => `${maker} ${model}`,
    },
    ...(has("submodel")
      ? [
          {
            id: "submodel",
            header: formatMessage(messages.submodel),
            isMuted: true,
            cell: ({ submodel }: Application) => submodel,
          },
        ]
      : []),
    ...(has("engine")
      ? [
          {
            id: "engine",
            header: formatMessage(messages.engine),
            isMono: true,
            cell: ({ engine }: Application) => engine,
          },
        ]
      : []),
    {
      id: "from",
      header: formatMessage(messages.from),
      align: "end",
      isMono: true,
      width: 64,
      cell: ({ years }) => years.from,
    },
    {
      id: "to",
      header: formatMessage(messages.to),
      align: "end",
      isMono: true,
      width: 64,
      cell: ({ years }) => years.to ?? formatMessage(messages.stillBuilt),
    },
    ...(has("position")
      ? [
          {
            id: "position",
            header: formatMessage(messages.position),
            isMuted: true,
            width: isSided ? 144 : 112,
            cell: ({ position }: Application) => position && terms.position(position),
          },
        ]
      : []),
    ...(has("observation")
      ? [
          {
            id: "observation",
            header: formatMessage(messages.observation),
            isMuted: true,
            cell: ({ observation }: Application) => observation,
          },
        ]
      : []),
  ];
}

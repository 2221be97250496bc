import { createListMutation } from "@caliper/api-client";
import { useClient, useCurrentList, useNavigate } from "@caliper/catalogue-widgets/shared";
import { useMutation } from "@tanstack/react-query";

/** Creates a list of parts, makes it the current one and opens it. */
export function useNewList(hrefOf: (id: number) => string) {
  const navigate = useNavigate();
  const { choose } = useCurrentList();
  const { mutate, ...creation } = useMutation(createListMutation(useClient()));
  return {
    ...creation,
    create: (facts: Parameters<typeof mutate>[0]) =>
      mutate(facts, {
        onSuccess: ({ id }) => {
          choose(id);
          navigate(hrefOf(id));
        },
      }),
  };
}

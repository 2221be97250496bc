import type { ApiError } from "@caliper/api-client";
import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useState } from "react";
import { fieldOf } from "./CurrentPasswordField.tsx";

/** What a form needs that asks only for the user's current password, and sends it. */
export function useCurrentPassword(
  mutation: UseMutationOptions<void, ApiError, { readonly password: string }>,
  onDone: () => void,
) {
  const { mutate, reset, isPending, error } = useMutation(mutation);
  const [password, setPassword] = useState("");
  const [isSubmitted, setSubmitted] = useState(false);
  const isWrong = fieldOf(error) === "password";
  return {
    field: {
      value: password,
      onChange: (text: string) => {
        setPassword(text);
        reset();
      },
      isMissing: isSubmitted && password === "",
      isWrong,
    },
    submit: () => {
      setSubmitted(true);
      if (password !== "") mutate({ password }, { onSuccess: onDone });
    },
    isPending,
    /** Why the last attempt failed; null if the field shows it. */
    error: isWrong ? null : error,
  };
}

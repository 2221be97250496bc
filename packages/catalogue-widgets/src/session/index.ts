export { SignInForm } from "./SignInForm.tsx";
export type { SignInFormProps } from "./SignInForm.tsx";

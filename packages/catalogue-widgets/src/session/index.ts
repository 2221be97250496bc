export { SignInForm } from "./SignInForm.tsx";
export type { SignInFormProps } from "./SignInForm.tsx";
export { SignInFormView } from "./SignInFormView.tsx";
export type { SignInFormViewProps } from "./SignInFormView.tsx";

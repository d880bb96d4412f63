import type { ReactNode } from "react";

interface AccountFormProps {
	onSubmit: () => void;
	children: ReactNode;
}

/** Checks are ours, in our words. Sent before the page's script runs, a form must not put a password into the address: hence POST. */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
	return (
		<form
			noValidate
			method="post"
			className="grid gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit();
			}}
		>
			{children}
		</form>
	);
}

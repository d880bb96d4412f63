"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Input } from "./input";

/** A password field whose value can be looked at before it is sent. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
	const [isShown, setIsShown] = useState(false);
	return (
		<div className="relative">
			<Input {...props} type={isShown ? "text" : "password"} className="pr-11" />
			<button
				type="button"
				aria-label={isShown ? "Hide password" : "Show password"}
				aria-pressed={isShown}
				onClick={() => setIsShown(!isShown)}
				className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-ink-faint hover:text-ink"
			>
				{isShown ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
			</button>
		</div>
	);
}

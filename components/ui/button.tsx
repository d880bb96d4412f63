import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names";

export const buttonStyle = cva(
	"inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium transition-colors duration-150 ease-out disabled:cursor-not-allowed aria-disabled:cursor-not-allowed aria-disabled:opacity-60 [&_svg]:size-4 [&_svg]:shrink-0",
	{
		variants: {
			variant: {
				primary: "bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-ink-faint",
				secondary: "border border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-sunken disabled:text-ink-faint",
				ghost: "text-ink-muted hover:bg-sunken hover:text-ink disabled:text-ink-faint",
				danger: "border border-danger/50 bg-surface text-danger hover:bg-danger-soft disabled:text-ink-faint",
				attention: "bg-attention text-on-attention hover:brightness-95 disabled:bg-sunken disabled:text-ink-faint",
			},
			size: {
				sm: "h-8 px-2.5 text-sm pointer-coarse:h-10",
				md: "h-9 px-3.5 text-base pointer-coarse:h-11",
				lg: "h-11 px-5 text-base",
				icon: "size-8 pointer-coarse:size-10",
			},
		},
		defaultVariants: { variant: "secondary", size: "md" },
	},
);

type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonStyle> & { asChild?: boolean; isBusy?: boolean; icon?: ReactNode };

/** A button named by its result. While busy it keeps its label, shows its progress and ignores further presses. */
export function Button({ variant, size, asChild, isBusy = false, icon, className, children, onClick, type = "button", ...rest }: ButtonProps) {
	const style = cn(buttonStyle({ variant, size }), className);
	if (asChild) {
		return (
			<Slot.Root className={style} {...rest}>
				{children}
			</Slot.Root>
		);
	}
	return (
		<button
			type={type}
			className={style}
			aria-busy={isBusy || undefined}
			aria-disabled={isBusy || undefined}
			onClick={isBusy ? (event) => event.preventDefault() : onClick}
			{...rest}
		>
			{isBusy ? <LoaderCircle aria-hidden className="animate-spin" /> : icon}
			{children}
		</button>
	);
}

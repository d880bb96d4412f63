import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Providers } from "@/components/layout/providers";
import { Gallery } from "./gallery";

export const dynamic = "force-dynamic";

const isShown = () => process.env.NODE_ENV !== "production" || process.env.DESIGN_PAGE === "1";

export function generateMetadata(): Metadata {
	return { title: isShown() ? "Design" : "Page not found", robots: "noindex" };
}

/** Every component in every state. Not part of the product: 404 in production unless DESIGN_PAGE=1. */
export default function DesignPage() {
	if (!isShown()) notFound();
	return (
		<Providers>
			<Gallery />
		</Providers>
	);
}

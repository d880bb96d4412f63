import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Gallery } from "./gallery";

export const metadata: Metadata = { title: "Design", robots: "noindex" };
export const dynamic = "force-dynamic";

/** Every component in every state. Not part of the product: 404 in production unless DESIGN_PAGE=1. */
export default function DesignPage() {
	if (process.env.NODE_ENV === "production" && process.env.DESIGN_PAGE !== "1") notFound();
	return <Gallery />;
}

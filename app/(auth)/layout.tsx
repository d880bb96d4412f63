import type { ReactNode } from "react";
import { NarrowPage } from "@/components/layout/narrow-page";

export default function AuthLayout({ children }: { children: ReactNode }) {
	return <NarrowPage>{children}</NarrowPage>;
}

import type { ReactNode } from "react";
import { NarrowPage } from "@/components/layout/narrow-page";
import { Providers } from "@/components/layout/providers";

export default function AuthLayout({ children }: { children: ReactNode }) {
	return (
		<Providers>
			<NarrowPage>{children}</NarrowPage>
		</Providers>
	);
}

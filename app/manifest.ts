import type { MetadataRoute } from "next";

export default function manifest(): MetadataRoute.Manifest {
	return {
		name: "Goal Mode",
		short_name: "Goal Mode",
		description: "Your files in. Finished, checked results out.",
		start_url: "/home",
		display: "standalone",
		background_color: "#f8f9fa",
		theme_color: "#f8f9fa",
		icons: [
			{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
			{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
		],
	};
}

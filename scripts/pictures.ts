import { rmSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { launchOptions } from '#scripts/browser/launch.ts';
import { Camera } from '#scripts/pictures/camera.ts';
import { scenes } from '#scripts/pictures/scenes.ts';
import { command } from '#scripts/support/command.ts';
import { openFolder } from '#scripts/support/open-folder.ts';
import { inProject } from '#scripts/support/project.ts';
import { freePort, startProcess } from '#scripts/support/server-process.ts';

/** Takes the screenshots in docs/pictures of the real app with the demo, on a separate port and with separate data. */
await command(async () => {
  const folder = openFolder();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  try {
    const server = await startProcess({ origin, port, folder });
    const browser = await chromium.launch(await launchOptions());
    try {
      await takeAll(new Camera(browser, origin));
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

async function takeAll(camera: Camera): Promise<void> {
  for (const scene of scenes) {
    for (const theme of scene.themes) {
      await camera.take(scene, theme, inProject('docs', 'pictures'));
      console.log(`${scene.name}, ${theme}`);
    }
  }
}

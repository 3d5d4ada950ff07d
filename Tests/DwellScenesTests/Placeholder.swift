// DwellScenes

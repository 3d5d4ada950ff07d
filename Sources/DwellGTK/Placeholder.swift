// DwellGTK
